import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { AdminModule } from '../sessions/admin.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';

import { AccountToken, AccountTokenSchema, GrantSchema, StoredGrant } from './accounts.schema.js';
import { ChangeLettersService } from './change-letters.service.js';
import { FactorsService } from './factors.service.js';
import { GrantsService } from './grants.service.js';
import { LinksService } from './links.service.js';
import { MyAccountController } from './my-account.controller.js';
import { MyAccountService } from './my-account.service.js';
import { PasskeysService } from './passkeys.service.js';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';
import { SignInController } from './sign-in.controller.js';
import { SignInService } from './sign-in.service.js';
import { TokensService } from './tokens.service.js';
import { TurningService } from './turning.service.js';

/** People in place of one shared password. The admin module's guard reads accounts and the switch. */
@Module({
  imports: [
    AdminModule,
    MailModule,
    MongooseModule.forFeature([
      { name: AccountToken.name, schema: AccountTokenSchema },
      { name: StoredGrant.name, schema: GrantSchema },
    ]),
  ],
  controllers: [SignInController, PeopleController, MyAccountController],
  providers: [
    ChangeLettersService,
    FactorsService,
    GrantsService,
    LinksService,
    MyAccountService,
    PasskeysService,
    PeopleService,
    SignInService,
    TokensService,
    TurningService,
  ],
})
export class AccountsModule {}
