// Every page of this part, by axe-core.

import { axe } from "./axe.mjs";

axe("paris-connection", "en");
