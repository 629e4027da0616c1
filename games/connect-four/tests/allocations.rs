//! A step of a random playout allocates nothing.

#[global_allocator]
static COUNTING: testkit::Counting = testkit::Counting;

#[test]
fn a_step_of_a_playout_allocates_nothing() {
    testkit::playouts_allocate_nothing::<connect_four::State>(0..20);
}

#[test]
fn a_table_is_24_bytes() {
    assert_eq!(size_of::<connect_four::State>(), 24);
}
