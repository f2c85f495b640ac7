/**
 * Imports of shared modules that the shell itself does not use. Module Federation provides a shared module only
 * if the build finds an import of it. Each one is fetched when the first page needs it.
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
