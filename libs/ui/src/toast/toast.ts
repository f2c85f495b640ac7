import { TOAST_DURATION_MS, type ToastMessage } from '@adwright/contracts';
import { toast as sonner } from 'sonner';

export interface ToastOptions {
  /** Milliseconds for which the toast is visible; {@link TOAST_DURATION_MS} has the product's values. */
  durationMs?: number;
  /** A button beside the toast's text, such as Undo. */
  action?: { label: string; onClick: () => void };
  /** Called when the toast closes although nobody has pressed its button. */
  onClose?: () => void;
}

const SHOW = {
  destructive: sonner.error,
  success: sonner.success,
  notice: sonner.info,
} as const satisfies Record<ToastMessage['kind'], unknown>;

/**
 * Shows a toast with a message, such as one of the `TOASTS` of the contracts. At most three toasts are
 * visible. The timers of toasts pause while a toast is hovered or focused.
 */
export function toast(
  message: ToastMessage,
  { durationMs = TOAST_DURATION_MS.default, action, onClose }: ToastOptions = {},
): void {
  SHOW[message.kind](message.title, {
    description: message.description,
    duration: durationMs,
    action,
    onAutoClose: onClose,
    onDismiss: onClose,
  });
}
