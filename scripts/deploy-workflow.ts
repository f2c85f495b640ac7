/** Path of a module's deploy workflow, from the top of the repository. */
export function deployWorkflowFile(name: string): string {
  return `.github/workflows/deploy-${name}.yml`;
}

/**
 * A module's, or the shell's, deploy workflow for its team's own hands: a canary, a promotion, a rollback. What a push to
 * main changes is delivered by deliver.yml. What it does is the same for all and stands in release.yml.
 *
 * @param name `shell`, or a module such as `mf-gallery`.
 */
export function deployWorkflow(name: string): string {
  return `name: deploy ${name}
on:
  workflow_dispatch:
    inputs:
      step:
        description: What to do
        type: choice
        options: [ship, deploy, canary, promote, rollback, remove]
        default: ship
      percent:
        description: Share of visitors, for a canary
        default: "10"
      to:
        description: Version of a rollback; one step back where it is empty
        default: ""
permissions:
  contents: read
  id-token: write
jobs:
  release:
    uses: ./.github/workflows/release.yml
    with:
      module: ${name}
      step: \${{ inputs.step }}
      percent: \${{ inputs.percent }}
      to: \${{ inputs.to }}
    secrets: inherit
`;
}
