/** The paths of the system packages' Chromium, the fastest for tests first: the headless shell. */
export const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser"];

/** The paths of the system packages' Firefox. */
export const firefoxes = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
