/** The secret that signs sessions in all tests on PostgreSQL; on SQLite, each site creates its own. */
export const secret = "plumb line, level, staff and chain of the tests";

/** The first owner in all tests. */
export const owner = { email: "owner@example.org", password: "theodolite-and-tripod" };
