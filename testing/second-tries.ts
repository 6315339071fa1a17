import type { Reporter, TestModule } from "vitest/node";

/** Names at the end of a run the tests that passed only at their second try. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests("passed")].filter((test) => test.diagnostic()?.flaky),
    );
    if (flaky.length === 0) return;
    process.stdout.write(`\n${flaky.length} passed only at the second try:\n`);
    for (const { fullName, module, project } of flaky) {
      process.stdout.write(`  ${project.name} ${module.relativeModuleId}: ${fullName}\n`);
    }
  }
}
