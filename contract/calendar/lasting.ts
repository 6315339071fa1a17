/** The Nepali ending of a span of years without a last one: "वि.सं. २०७९ देखि हालसम्म". */
export const lasting = " देखि हालसम्म";
