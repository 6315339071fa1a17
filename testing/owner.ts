/** The first owner in all tests. */
export const owner = { email: "owner@example.org", password: "theodolite-and-tripod" };
