import { Body, Controller, Get, HttpCode, Inject, Ip, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Response } from 'express';

import { Public } from '../sessions/admin.guard.js';
import type { AdminSession, LoginAnswer } from '../../../shared/admin/admin.types.js';
import { setSessionCookie } from '../sessions/session-cookie.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import type { LinkedAccount, SignInAnswer, SignInWay } from '../../../shared/admin/accounts.types.js';

import { AccountsSwitch } from './accounts-switch.service.js';
import { AcceptLinkDto, CodeSignInDto, LinkDto, PasskeySignInDto, SignInDto } from './accounts.dto.js';
import { LinksService } from './links.service.js';
import { PasskeysService } from './passkeys.service.js';
import type { PasskeyQuestion } from './passkeys.service.js';
import { SignInService } from './sign-in.service.js';

const signedIn = { status: 200, description: 'Signed in; the token comes as a cookie' };

/** Accounts are off. */
const shared = { status: 409, description: 'People share one password' };

/** Signs in people who have accounts. */
@Public()
@ApiTags('sign in')
@Controller('api/admin/sign-in')
export class SignInController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly accountsSwitch: AccountsSwitch,
    private readonly signIn: SignInService,
    private readonly passkeys: PasskeysService,
    private readonly links: LinksService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Whether people have accounts here, or share one password' })
  async way(): Promise<SignInWay> {
    return { hasAccounts: await this.accountsSwitch.isOn(), hasPasskeys: this.passkeys.isPossible };
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in with address and password' })
  @ApiResponse({ status: 200, description: 'Signed in, or asked for a second factor' })
  @ApiResponse({ status: 403, description: 'Address and password do not belong together' })
  @ApiResponse(shared)
  async byPassword(
    @Body() { email, password }: SignInDto,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInAnswer> {
    const answer = await this.signIn.byPassword(email, password, address);
    if ('ticket' in answer) return { session: null, question: answer };
    return { session: this.begin(answer, response), question: null };
  }

  @Post('code')
  @HttpCode(200)
  @ApiOperation({ summary: 'The second factor: a code of the app, or a recovery code' })
  @ApiResponse(shared)
  @ApiResponse(signedIn)
  @ApiResponse({ status: 403, description: 'The code is wrong or was used' })
  async byCode(
    @Body() { ticket, code }: CodeSignInDto,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminSession> {
    return this.begin(await this.signIn.byCode(ticket, code, address), response);
  }

  @Post('passkey/question')
  @HttpCode(200)
  @ApiOperation({ summary: 'What the browser is asked to sign in with a passkey' })
  @ApiResponse({ status: 200, description: 'What the browser asks of the passkey' })
  @ApiResponse(shared)
  ask(@Ip() address: string): Promise<PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON>> {
    return this.signIn.askForPasskey(address);
  }

  @Post('passkey')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in with a passkey, without password and code' })
  @ApiResponse(shared)
  @ApiResponse(signedIn)
  @ApiResponse({ status: 403, description: 'The passkey was not recognised' })
  async byPasskey(
    @Body() { ticket, response: answer }: PasskeySignInDto,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminSession> {
    return this.begin(await this.signIn.byPasskey(ticket, answer, address), response);
  }

  @Post('link/find')
  @HttpCode(200)
  @ApiOperation({ summary: 'Whose link it is, by its token' })
  @ApiResponse(shared)
  @ApiResponse({ status: 200, description: 'Whose link it is' })
  @ApiResponse({ status: 404, description: 'Used up or too old' })
  findLink(@Body() { token }: LinkDto): Promise<LinkedAccount> {
    return this.links.read(token);
  }

  @Post('link')
  @HttpCode(200)
  @ApiOperation({ summary: 'Choose a password by a link, and sign in' })
  @ApiResponse(shared)
  @ApiResponse(signedIn)
  @ApiResponse({ status: 404, description: 'Used up or too old' })
  async acceptLink(
    @Body() { token, password }: AcceptLinkDto,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminSession> {
    const account = await this.links.accept(token, password);
    return this.begin(await this.signIn.open(account, address), response);
  }

  private begin(answer: LoginAnswer, response: Response): AdminSession {
    setSessionCookie(response, this.config, answer);
    const { accessToken: _token, ...session } = answer;
    return session;
  }
}
