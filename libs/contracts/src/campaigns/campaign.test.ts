import { describe, expect, it } from 'vitest';
import { campaignNameSchema } from './campaign.ts';

describe('the name of a campaign', () => {
  it.each(['Spring\u0000', '\u0007Spring', 'Spr\ud800ing', 'Spr\u202eing', 'Spr\u001b[31ming'])(
    'the name of a campaign is refused if it contains an invisible character: %j',
    (name) => {
      const { error } = campaignNameSchema.safeParse(name);
      expect(error?.issues[0]?.message).toBe('Holds characters that can’t be shown');
    },
  );

  it('a campaign’s name is trimmed of spaces and invisible characters', () => {
    expect(campaignNameSchema.parse('  Spr\u00ading \n')).toBe('Spring');
    expect(campaignNameSchema.safeParse(' \n').success).toBe(false);
  });
});
