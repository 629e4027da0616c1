// Every page of this part, by axe-core.

import { axe } from "./axe.mjs";

axe("dinner-in-paris", "fr");
