/** Path of a module's deploy workflow, from the top of the repository. */
export function deployWorkflowFile(name: string): string {
  return `.github/workflows/deploy-${name}.yml`;
}

/**
 * A module's deploy workflow: when it runs. What it does is the same for all and stands in release.yml.
 *
 * @param name of a module, such as `mf-gallery`.
 */
export function deployWorkflow(name: string): string {
  return `name: deploy ${name}
on:
  push:
    branches: [main]
    paths: [${name}/**, libs/**, package-lock.json]
  workflow_dispatch:
    inputs:
      step:
        description: What to do
        type: choice
        options: [deploy, canary, promote, rollback]
        default: deploy
      percent:
        description: Share of visitors, for a canary
        default: "10"
permissions:
  contents: read
  id-token: write
jobs:
  release:
    uses: ./.github/workflows/release.yml
    with:
      module: ${name}
      step: \${{ inputs.step || 'deploy' }}
      percent: \${{ inputs.percent || '10' }}
    secrets: inherit
`;
}
