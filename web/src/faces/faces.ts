/** The faces that text is read in: Fraunces for what is displayed, Source Sans for all else. */

import "@fontsource/fraunces/600.css";
import "@fontsource-variable/source-sans-3/wght.css";
