//! A step of a random playout allocates nothing.

#[global_allocator]
static COUNTING: testkit::Counting = testkit::Counting;

#[test]
fn a_step_of_a_playout_allocates_nothing() {
    testkit::playouts_allocate_nothing::<papa_paolo::State>(0..20);
}
