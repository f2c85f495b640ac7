import { deviceStorage } from '@adwright/supabase';
import { useState } from 'react';

const KEY = 'adwright.editor-plain-keys';

/**
 * Returns this browser's setting for shortcuts of a single key, and a function that changes the setting.
 * Shortcuts of a single key disturb speech input and users with some motor impairments.
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
