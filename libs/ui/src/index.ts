/// <reference path="./css-modules.d.ts" />
/// <reference path="./pictures.d.ts" />
export { Badge } from './components/badge.tsx';
export { CopyButton } from './components/copy-button.tsx';
export { CopyList } from './components/copy-list.tsx';
export { CreditPrice, creditPriceLabel } from './components/credit-price.tsx';
export { CropMarks } from './components/crop-marks.tsx';
export { EmptyState } from './components/empty-state.tsx';
export { ErrorState } from './components/error-state.tsx';
export { FavoriteButton } from './components/favorite-button.tsx';
export { FileDropZone } from './components/file-drop-zone.tsx';
export { GoogleMark } from './components/google-mark.tsx';
export { Guided, type GuideExample } from './components/guided.tsx';
export { ImageFrame } from './components/image-frame.tsx';
export { LinkButton } from './components/link-button.tsx';
export { LoadingIndicator } from './components/loading-indicator.tsx';
export { LoadingScreen } from './components/loading-screen.tsx';
export { PageHeader } from './components/page-header.tsx';
export { PageShell } from './components/page-shell.tsx';
export { Panel } from './components/panel.tsx';
export { ScrollRegion } from './components/scroll-region.tsx';
export { ThemeSwitch } from './components/theme-switch.tsx';
export { UploadField } from './components/upload-field.tsx';
export { useLazyDialog } from './components/use-lazy-dialog.ts';
export { formatDateTime, formatLongDate, formatShortDate, setTimeZone } from './format-date.ts';
export { saveBlob } from './save-blob.ts';
export { ThemeRoot } from './theme/theme-root.tsx';
export { useReducedMotion } from './theme/use-reduced-motion.ts';
