import { expect, test } from "vitest";
import { questionIn } from "./without-personal-data.ts";

test.each([
  ["Do you test soil in Dang? Call +977 984-1000000.", "Do you test soil in Dang? Call …."],
  ["Write to ram.thapa@example.org or www.example.org/x please", "Write to … or … please"],
  ["I am Ram Bahadur Thapa of Sunrise Cement, do you supervise kilns?", "I am … of …, do you supervise kilns?"],
  ["Is 456 MW possible by 2030?", "Is 456 MW possible by 2030?"],
])("%s", (message, question) => {
  const bare = questionIn(message, ["Ram Bahadur Thapa", "Sunrise Cement"], "en");
  expect(bare.replace(/…(?: …)+/g, "…")).toBe(question);
});

test("the same in Nepali", () => {
  const message = "म सुनिता गुरुङ, फोन ९८४१०००००० वा ०१-५५५ ०१०० मा। सुनितालाई जग्गाको मुआब्जा कसले दिन्छ?";
  const question = questionIn(message, ["सुनिता गुरुङ"], "ne");
  expect(question).not.toMatch(/सुनिता|गुरुङ|९८४|५५५/);
  expect(question).toContain("जग्गाको मुआब्जा कसले दिन्छ?");
});
