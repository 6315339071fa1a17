import { examplesOf } from "../../showcase/example.ts";
import { Pagination } from "./pagination.tsx";

const page = (current: number, last: number) => ({ page: { current, last, per_page: 12, total: last * 12 } });

export const examples = examplesOf(Pagination, {
  examples: () => [
    { name: "First of three", props: page(1, 3) },
    { name: "Second of four", props: page(2, 4) },
    { name: "In the midst of many", at: "/news?year=2026&page=50", props: page(50, 120) },
    { name: "Last of many", props: page(120, 120) },
    { name: "One page", props: page(1, 1) },
  ],
});
