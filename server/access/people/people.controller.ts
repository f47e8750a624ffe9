import { Body, Controller, Delete, Get, HttpCode, Inject, Ip, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { CurrentPerson, CurrentSession } from '../sessions/admin.guard.js';
import type { AdminSession, Person } from '../../../shared/admin/admin.types.js';
import { clearSessionCookie, setSessionCookie } from '../sessions/session-cookie.js';
import type { OpenSession } from '../sessions/session.service.js';
import type { AuditSubject } from '../../../shared/admin/audit.types.js';
import { Audited, NotAudited } from '../audit/audited.js';
import type { Params } from '../audit/audited.js';
import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import { PageDto } from '../../platform/common/page.dto.js';
import type { Config } from '../../platform/config.js';
import type { AccountLink, AccountSummary, GrantPage } from '../../../shared/admin/accounts.types.js';

import { ChangeAccountDto, InviteDto, LanguageDto, TurnOffDto, TurnOnDto } from './accounts.dto.js';
import { OwnersOnly } from './allowed-to.js';
import { GrantsService } from './grants.service.js';
import { PeopleService } from './people.service.js';
import { SignInService } from './sign-in.service.js';
import { TurningService } from './turning.service.js';

type About = Pick<AccountSummary, 'id' | 'name'>;

const subjectOf = ({ id }: Params, answer?: About): AuditSubject => ({
  noun: 'accounts',
  id: answer?.id ?? (typeof id === 'string' && /^[\da-f-]{36}$/.test(id) ? id : null),
  name: answer?.name ?? null,
});
const aboutAccount = (params: Params, answer?: About) => subjectOf(params, answer);
const aboutLink = (params: Params, answer?: { account: About }) => subjectOf(params, answer?.account);

/** Accounts are off. */
const shared = { status: 409, description: 'People share one password' };

/** Lists the accounts, and switches accounts on and off. */
@ApiTags('accounts')
@ApiBearerAuth()
@OwnersOnly()
@Controller('api/admin/accounts')
export class PeopleController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly people: PeopleService,
    private readonly grants: GrantsService,
    private readonly turning: TurningService,
    private readonly signIn: SignInService,
  ) {}

  @Get()
  @NotAudited('names people of the office, no visitor')
  @ApiOperation({ summary: 'Who has an account' })
  list(): Promise<AccountSummary[]> {
    return this.people.list();
  }

  @Get('grants')
  @NotAudited('names people of the office, no visitor')
  @ApiOperation({ summary: 'Who gave or took which right, newest first; kept three years' })
  listGrants(@Query() { page }: PageDto): Promise<GrantPage> {
    return this.grants.list(page);
  }

  @Post('on')
  @Audited('accounts.switch')
  @HttpCode(200)
  @ApiOperation({ summary: 'Turn accounts on and become the first owner; ends every session of the shared password' })
  @ApiResponse({ status: 200, description: 'Signed in as the first owner' })
  @ApiResponse({ status: 409, description: 'They are on' })
  async turnOn(
    @Body() body: TurnOnDto,
    @CurrentPerson() person: Person | null,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminSession> {
    if (person) throw new AppError('conflict');
    const { accessToken, ...session } = await this.signIn.open(await this.turning.turnOn(body), address);
    setSessionCookie(response, this.config, { accessToken, ...session });
    return session;
  }

  @Post('off')
  @Audited('accounts.switch')
  @HttpCode(204)
  @ApiOperation({ summary: 'Go back to a shared password, which is given here; ends every session' })
  @ApiResponse({ status: 204, description: 'The shared password counts again' })
  @ApiResponse({ status: 409, description: 'They are off' })
  async turnOff(
    @Body() { sharedPassword }: TurnOffDto,
    @CurrentPerson() person: Person | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.turning.turnOff(sharedPassword, required(person));
    clearSessionCookie(response, this.config);
  }

  @Post()
  @Audited('account.invite', aboutLink)
  @ApiOperation({ summary: 'Invite somebody; the link is in the answer, and nowhere else but in the letter' })
  @ApiResponse({ status: 201, description: 'The link of the invitation' })
  @ApiResponse(shared)
  invite(@Body() body: InviteDto, @CurrentPerson() person: Person | null): Promise<AccountLink> {
    return this.people.invite(body, required(person));
  }

  @Patch(':id')
  @Audited('account.change', aboutAccount)
  @ApiOperation({ summary: 'Change the role, deactivate or reactivate; counts at once' })
  @ApiResponse({ status: 200, description: 'The person as it is now' })
  @ApiResponse({ status: 409, description: 'No owner would be left' })
  change(
    @Param('id') id: string,
    @Body() body: ChangeAccountDto,
    @CurrentPerson() person: Person | null,
  ): Promise<AccountSummary> {
    return this.people.change(id, body, required(person));
  }

  @Post(':id/link')
  @Audited('account.link', aboutLink)
  @HttpCode(200)
  @ApiOperation({ summary: 'A new link, for an invitation that has expired or somebody who cannot sign in' })
  @ApiResponse({ status: 200, description: 'A new link' })
  @ApiResponse(shared)
  link(
    @Param('id') id: string,
    @Body() { language }: LanguageDto,
    @CurrentPerson() person: Person | null,
  ): Promise<AccountLink> {
    return this.people.link(id, language, required(person));
  }

  @Delete(':id/sessions')
  @Audited('account.sessions', aboutAccount)
  @ApiOperation({ summary: 'End the sessions of an account, but the one that asks' })
  @ApiResponse({ status: 200, description: 'The other sessions are ended' })
  @ApiResponse(shared)
  endSessions(@Param('id') id: string, @CurrentSession() session: OpenSession): Promise<AccountSummary> {
    return this.people.endSessions(id, session.id);
  }

  @Delete(':id')
  @Audited('account.remove', aboutAccount)
  @ApiOperation({ summary: 'Remove an account; the name stays where it was noted' })
  @ApiResponse({ status: 200, description: 'The person as it was' })
  @ApiResponse({ status: 409, description: 'No owner would be left' })
  remove(@Param('id') id: string, @CurrentPerson() person: Person | null): Promise<AccountSummary> {
    return this.people.remove(id, required(person));
  }
}

/** Under the shared password nobody has an account to give rights with. */
function required(person: Person | null): Person {
  if (!person) throw new AppError('sign_in_changed');
  return person;
}
