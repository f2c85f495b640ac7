import { toast } from '@adwright/ui/toast';
import { type ComponentType, useState } from 'react';

interface LazyDialog<Props> {
  /** Component of the dialog; undefined until the user opens the dialog for the first time. */
  Dialog: ComponentType<Props> | undefined;
  isOpen: boolean;
  isLoading: boolean;
  open: () => Promise<void>;
  close: () => void;
}

/**
 * Returns a dialog with code that loads when the user opens the dialog for the first time.
 * @param load function that imports the dialog; unlike in React's `lazy`, it is called again after a failure
 * @param name name of the dialog in the sentence "{name} can’t be loaded"
 */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  name: string,
): LazyDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);

  async function open() {
    setIsLoading(true);
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setIsOpen(true);
    } catch (cause) {
      console.error(`${name} could not be loaded`, cause);
      toast({
        kind: 'destructive',
        title: `${name} can’t be loaded`,
        description: 'Try again in a moment.',
      });
    }
    setIsLoading(false);
  }

  return { Dialog, isOpen, isLoading, open, close: () => setIsOpen(false) };
}
