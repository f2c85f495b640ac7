import { deviceStorage } from '@adwright/supabase';
import { useState } from 'react';

const KEY = 'adwright.editor-plain-keys';

/** Whether single keys run commands, as this browser's user chose. Speech input and some motor needs make them a nuisance. */
export function usePlainKeys(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => deviceStorage.get(KEY) !== 'off');
  const choose = (next: boolean) => {
    if (next) deviceStorage.remove(KEY);
    else deviceStorage.set(KEY, 'off');
    setIsOn(next);
  };
  return [isOn, choose];
}
