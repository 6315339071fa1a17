const named = [
  ["project-groups", "slug"],
  ["projects", "slug"],
  ["notices", "number"],
  ["vacancies", "ref"],
] as const;

/**
 * The statements that note, in `system_names`, every address and number that is or was public: published items come
 * first, then old versions. Both databases understand them.
 */
export const notingNames: string[] = named.flatMap(([collection, field]) => {
  const table = collection.replaceAll("-", "_");
  return [
    `INSERT INTO system_names (name, item)
     SELECT '${collection}/${field}/' || ${field}, id FROM ${table}
     WHERE _status = 'published' AND ${field} IS NOT NULL
     ON CONFLICT (name) DO NOTHING`,
    `INSERT INTO system_names (name, item)
     SELECT '${collection}/${field}/' || version_${field}, min(parent_id) FROM _${table}_v
     WHERE version__status = 'published' AND version_${field} IS NOT NULL AND parent_id IS NOT NULL
     GROUP BY version_${field}
     ON CONFLICT (name) DO NOTHING`,
  ];
});
