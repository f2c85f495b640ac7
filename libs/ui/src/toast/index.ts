export { type ToastOptions, toast } from './toast.ts';
export { Toaster } from './toaster.tsx';
