import { deviceStorage } from '@adwright/supabase';
import { useState } from 'react';

const KEY = 'adwright.editor-plain-keys';

/**
 * Tells whether single keys run commands, by this browser's setting. Single keys disturb speech input and
 * users with some motor impairments.
 */
export function usePlainKeys(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => deviceStorage.get(KEY) !== 'off');
  const choose = (next: boolean) => {
    if (next) deviceStorage.remove(KEY);
    else deviceStorage.set(KEY, 'off');
    setIsOn(next);
  };
  return [isOn, choose];
}
