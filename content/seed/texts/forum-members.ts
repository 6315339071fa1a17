/** Members of the sample forum. They are invented, as the firm is. */
export const forumMembers = [
  { key: "anisha", name: "Anisha Gharti", locale: "en" },
  { key: "roshan", name: "Roshan Lamsal", locale: "en" },
  { key: "kiran", name: "Kiran Bohara", locale: "en" },
  { key: "priti", name: "Priti Manandhar", locale: "en" },
  { key: "bimal", name: "Bimal Sah", locale: "ne" },
  { key: "wada", name: "वडा ६ प्राविधिक", locale: "ne" },
  { key: "sushmita", name: "सुष्मिता राई", locale: "ne" },
  { key: "bibek", name: "विवेक चौधरी", locale: "ne" },
] as const;
