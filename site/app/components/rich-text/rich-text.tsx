import type { File } from "@setu/contract/shapes/file";
import type * as contract from "@setu/contract/shapes/rich-text";
import type { ReactNode } from "react";
import { usePageTexts } from "../../i18n/texts.ts";
import { inOrder } from "../in-order/in-order.tsx";
import { photoWords } from "../lightbox/photo-words.ts";
import { Picture } from "../picture/picture.tsx";
import { ShowPicture } from "../show-picture/show-picture.tsx";
import styles from "./rich-text.module.css";
import { RichTextInline } from "./rich-text-inline.tsx";

interface Props {
  value: contract.RichText;
  /** The level of its highest headings: one below the heading above the text. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * An editor's text, rendered element by element: it contains no markup that would have to be trusted. The
 * caller sets its language (`lang`) around it.
 */
export function RichText({ value, headingLevel = 2 }: Props) {
  if (value.length === 0) return null;
  return <div className={styles.prose}>{inOrder(value, (block) => blockOf(block, headingLevel))}</div>;
}

function blockOf(block: contract.Block, headingLevel: number): ReactNode {
  switch (block.type) {
    case "paragraph":
      return (
        <p>
          <RichTextInline value={block.children} />
        </p>
      );
    case "heading": {
      const Heading = `h${Math.min(block.level - 2 + headingLevel, 6)}` as "h2";
      return (
        <Heading className={styles[`level${block.level}`]}>
          <RichTextInline value={block.children} />
        </Heading>
      );
    }
    case "list":
      return <List list={block} />;
    case "quote":
      return (
        <blockquote>
          <p>
            <RichTextInline value={block.children} />
          </p>
        </blockquote>
      );
    case "rule":
      return <hr />;
    case "picture":
      return <Illustration file={block.file} />;
    case "table":
      return <Table table={block} />;
  }
}

function Illustration({ file }: { file: File }) {
  const { credit } = usePageTexts(photoWords);
  const said = [file.caption, file.credit && credit(file.credit)].filter(Boolean).join(" · ");
  return (
    <figure tabIndex={-1}>
      <div className={styles.picture}>
        <Picture file={file} sizes="(max-width: 48rem) 100vw, 44rem" />
        <ShowPicture file={file} />
      </div>
      {said && <figcaption>{said}</figcaption>}
    </figure>
  );
}

function List({ list }: { list: contract.List }) {
  const Element = list.ordered ? "ol" : "ul";
  return (
    // An explicit role: Safari does not treat a list without its own bullets as a list.
    <Element role="list">
      {inOrder(list.items, (item) => (
        <li>
          <RichTextInline value={item.children} />
          {item.list && <List list={item.list} />}
        </li>
      ))}
    </Element>
  );
}

const tableWords = { en: { table: "Table" }, ne: { table: "तालिका" } };

/** A wide table scrolls within its frame, by keys too; the page does not scroll. */
function Table({ table }: { table: contract.Table }) {
  const texts = usePageTexts(tableWords);
  const [first, ...others] = table.rows;
  const body = table.head ? others : table.rows;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a part of the page's outline
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it no key scrolls the table
    <div className={styles.frame} role="region" aria-label={texts.table} tabIndex={0}>
      <table>
        {table.head && first && (
          <thead>
            <tr>
              {inOrder(first, (cell) => (
                <th scope="col">
                  <RichTextInline value={cell} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {inOrder(body, (row) => (
            <tr>
              {inOrder(row, (cell) => (
                <td>
                  <RichTextInline value={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
