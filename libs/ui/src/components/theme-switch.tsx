import { themeChoiceAtom } from '@adwright/ui/theme';
import { useAtom } from 'jotai';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { THEME_CHOICES, type ThemeChoice } from '../theme/theme-choice.ts';
import classes from './theme-switch.module.css';

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
const LABELS: Record<ThemeChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/**
 * Shows a switch between the light theme, the dark theme and the system's theme, as three small radio buttons.
 * The switch works without antd and without a provider.
 */
export function ThemeSwitch() {
  const [choice, choose] = useAtom(themeChoiceAtom);
  const group = useId();
  return (
    <fieldset className={classes.switch}>
      <legend className={classes.hidden}>Theme</legend>
      {THEME_CHOICES.map((option) => {
        const Icon = ICONS[option];
        return (
          <label key={option} className={classes.option} title={LABELS[option]}>
            <input
              type="radio"
              className={classes.hidden}
              name={group}
              checked={choice === option}
              onChange={() => choose(option)}
            />
            <Icon size={16} aria-hidden />
            <span className={classes.hidden}>{LABELS[option]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
