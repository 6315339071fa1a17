/** What a span of years that has no last one ends with in Nepali: "वि.सं. २०७९ देखि हालसम्म". */
export const lasting = " देखि हालसम्म";
