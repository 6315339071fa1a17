/**
 * The `vendors` script (specification, section 7): other people's code that the home page can do without
 * until it has been painted. The map's library belongs here.
 */
export {};
