import { useTranslation } from 'react-i18next';
import classes from './password-strength.module.css';
import { passwordStrength, type Strength } from './strength-of.ts';

const bars = { common: 1, weak: 2, fair: 3, strong: 4 } as const satisfies Record<Strength, number>;

/** The meter below a new password. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation('form');
  const strength = password ? passwordStrength(password) : null;
  return (
    <div className={classes.meter} data-strength={strength ?? undefined}>
      <div className={classes.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} data-on={(strength && bar <= bars[strength]) || undefined} />
        ))}
      </div>
      <span role="status">{strength ? t(`password.${strength}`) : t('password.hint')}</span>
    </div>
  );
}
