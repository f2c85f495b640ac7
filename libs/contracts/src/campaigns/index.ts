export * from './campaign.ts';
export * from './catalogue.ts';
export * from './plan-rows.ts';
