/**
 * Imports of shared modules that only remotes use, not the shell. Module Federation provides a shared module
 * only if the shell's build contains an import of this module. Each shared module is fetched when the first page
 * needs it.
 *
 * @public
 */
export const SHARED_WITH_MODULES = [
  () => import('@adwright/contracts/shared-zod'),
  () => import('@adwright/credits'),
  () => import('@adwright/supabase'),
  () => import('@adwright/ui/router'),
  () => import('@adwright/ui/theme'),
  () => import('@adwright/ui/toast'),
  () => import('@adwright/ui/kit-core'),
  () => import('@adwright/ui/kit-controls'),
  () => import('@adwright/ui/kit-forms'),
  () => import('@adwright/ui/kit-overlays'),
  () => import('@adwright/ui/kit-skeleton'),
] as const;
