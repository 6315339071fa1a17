/** Whether a figure's value is so long that it is written smaller, to stay in one line: up to twenty characters then fit. */
export const isLongValue = (value: string): boolean => value.length >= 9;
