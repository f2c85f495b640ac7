import { afterAll, beforeAll, describe } from 'vitest';
import { accessSuite } from './access.suite.ts';
import { accountDeletionsSuite } from './account-deletions.suite.ts';
import { accountSettingsSuite } from './account-settings.suite.ts';
import { adFoldersSuite } from './ad-folders.suite.ts';
import { adsSuite } from './ads.suite.ts';
import { brandSuite } from './brand.suite.ts';
import { campaignsSuite } from './campaigns.suite.ts';
import { carriedCreditsSuite } from './carried-credits.suite.ts';
import { claimEvidenceSuite } from './claim-evidence.suite.ts';
import { creditsSuite } from './credits.suite.ts';
import { type Database, type DatabaseKind, openDatabase } from './database.ts';
import { deliveredPicturesSuite } from './delivered-pictures.suite.ts';
import { exportsSuite } from './exports.suite.ts';
import { findAdsSuite } from './find-ads.suite.ts';
import { generationsSuite } from './generations.suite.ts';
import { interleavingsSuite } from './interleavings.suite.ts';
import { lockOrderSuite } from './lock-order.suite.ts';
import { mailsSuite } from './mails.suite.ts';
import { moduleVisitsSuite } from './module-visits.suite.ts';
import { paymentsSuite } from './payments.suite.ts';
import { preleadsSuite } from './preleads.suite.ts';
import { recipesSuite } from './recipes.suite.ts';
import { reviewsSuite } from './reviews.suite.ts';
import { selfServiceSuite } from './self-service.suite.ts';
import { signUpSuite } from './sign-up.suite.ts';
import { storageQuotasSuite } from './storage-quotas.suite.ts';
import { workspaceAccessSuite } from './workspace-access.suite.ts';
import { workspaceWorkSuite } from './workspace-work.suite.ts';
import { workspacesSuite } from './workspaces.suite.ts';

/** Every suite on one database of that kind, booted once. */
export function testDatabase(kind: DatabaseKind) {
  describe(kind, () => {
    let database: Database | undefined;
    const open = () => {
      if (!database) throw new Error('the database did not boot');
      return database;
    };

    beforeAll(async () => {
      database = await openDatabase(kind);
    });

    afterAll(() => database?.close());

    accessSuite(open);
    signUpSuite(open);
    selfServiceSuite(open);
    creditsSuite(open);
    generationsSuite(open);
    adsSuite(open);
    adFoldersSuite(open);
    findAdsSuite(open);
    storageQuotasSuite(open);
    recipesSuite(open);
    deliveredPicturesSuite(open);
    campaignsSuite(open);
    brandSuite(open);
    claimEvidenceSuite(open);
    reviewsSuite(open);
    workspacesSuite(open);
    workspaceAccessSuite(open);
    workspaceWorkSuite(open);
    preleadsSuite(open);
    mailsSuite(open);
    exportsSuite(open);
    accountDeletionsSuite(open);
    accountSettingsSuite(open);
    moduleVisitsSuite(open);
    paymentsSuite(open);
    carriedCreditsSuite(open);
    // PGlite runs transactions one after the other, so none waits for another, and little can interleave.
    if (kind === 'postgres') lockOrderSuite(open);
    interleavingsSuite(open, kind === 'pglite' ? 10 : 40);
  });
}
