import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';

import { CurrentSession } from '../sessions/admin.guard.js';
import type { OpenSession } from '../sessions/session.service.js';
import { Audited, NotAudited } from '../audit/audited.js';
import type { MyAccount, NewFactor, TotpBeginning } from '../../../shared/admin/accounts.types.js';

import { ChangeOwnPasswordDto, NewPasskeyDto, OwnCodeDto, OwnPasswordDto } from './accounts.dto.js';
import { AllowedToAll } from './allowed-to.js';
import { MyAccountService } from './my-account.service.js';
import type { PasskeyQuestion } from './passkeys.service.js';

const incorrect = { status: 403, description: 'The password is not right' };

/** Accounts are off. */
const shared = { status: 409, description: 'People share one password' };

/** Everybody's actions on his own account. */
@ApiTags('my account')
@ApiBearerAuth()
@AllowedToAll()
@Controller('api/admin/account')
export class MyAccountController {
  constructor(private readonly mine: MyAccountService) {}

  @Get()
  @NotAudited('shows people what is theirs')
  @ApiOperation({ summary: 'Who I am, my second factors and sessions' })
  @ApiResponse({ status: 200, description: 'The account of whoever is signed in' })
  @ApiResponse(shared)
  read(@CurrentSession() session: OpenSession): Promise<MyAccount> {
    return this.mine.read({ session });
  }

  @Post('password')
  @Audited('password.change')
  @HttpCode(204)
  @ApiOperation({ summary: 'Change my password; ends my other sessions' })
  @ApiResponse(shared)
  @ApiResponse({ status: 204, description: 'The password is changed' })
  @ApiResponse(incorrect)
  async changePassword(
    @Body() { currentPassword, newPassword }: ChangeOwnPasswordDto,
    @CurrentSession() session: OpenSession,
    @Ip() address: string,
  ): Promise<void> {
    await this.mine.changePassword({ session, address }, currentPassword, newPassword);
  }

  @Post('totp')
  @Audited('factor.change')
  @HttpCode(200)
  @ApiOperation({ summary: 'A secret for an app that makes codes' })
  @ApiResponse(shared)
  @ApiResponse({ status: 200, description: 'What an app is set up with' })
  @ApiResponse(incorrect)
  beginTotp(
    @Body() { password }: OwnPasswordDto,
    @CurrentSession() session: OpenSession,
    @Ip() address: string,
  ): Promise<TotpBeginning> {
    return this.mine.beginTotp({ session, address }, password);
  }

  @Post('totp/confirm')
  @Audited('factor.change')
  @HttpCode(200)
  @ApiOperation({ summary: 'The first code of the app; from now on codes are asked for' })
  @ApiResponse(shared)
  @ApiResponse({ status: 200, description: 'The app counts from now on' })
  @ApiResponse({ status: 403, description: 'The code is not right' })
  confirmTotp(
    @Body() { code }: OwnCodeDto,
    @CurrentSession() session: OpenSession,
    @Ip() address: string,
  ): Promise<NewFactor> {
    return this.mine.confirmTotp({ session, address }, code);
  }

  @Post('totp/remove')
  @Audited('factor.change')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask for no codes any more' })
  @ApiResponse(shared)
  @ApiResponse({ status: 200, description: 'The account as it is now' })
  @ApiResponse(incorrect)
  removeTotp(
    @Body() { password }: OwnPasswordDto,
    @CurrentSession() session: OpenSession,
    @Ip() address: string,
  ): Promise<MyAccount> {
    return this.mine.removeTotp({ session, address }, password);
  }

  @Post('passkeys/question')
  @Audited('factor.change')
  @HttpCode(200)
  @ApiOperation({ summary: 'What the browser is asked to make a passkey' })
  @ApiResponse(shared)
  @ApiResponse({ status: 200, description: 'What the browser asks of the passkey' })
  @ApiResponse(incorrect)
  beginPasskey(
    @Body() { password }: OwnPasswordDto,
    @CurrentSession() session: OpenSession,
    @Ip() address: string,
  ): Promise<PasskeyQuestion<PublicKeyCredentialCreationOptionsJSON>> {
    return this.mine.beginPasskey({ session, address }, password);
  }

  @Post('passkeys')
  @Audited('factor.change')
  @HttpCode(200)
  @ApiOperation({ summary: 'Keep the passkey that the browser has made' })
  @ApiResponse({ status: 200, description: 'The passkey counts from now on' })
  @ApiResponse(shared)
  addPasskey(
    @Body() { name, ticket, response }: NewPasskeyDto,
    @CurrentSession() session: OpenSession,
    @Ip() address: string,
  ): Promise<NewFactor> {
    return this.mine.addPasskey({ session, address }, name, ticket, response);
  }

  @Post('passkeys/:id/remove')
  @Audited('factor.change')
  @HttpCode(200)
  @ApiOperation({ summary: 'Forget a passkey' })
  @ApiResponse(shared)
  @ApiResponse({ status: 200, description: 'The account as it is now' })
  @ApiResponse(incorrect)
  removePasskey(
    @Param('id') id: string,
    @Body() { password }: OwnPasswordDto,
    @CurrentSession() session: OpenSession,
    @Ip() address: string,
  ): Promise<MyAccount> {
    return this.mine.removePasskey({ session, address }, password, id);
  }

  @Post('recovery-codes')
  @Audited('factor.change')
  @HttpCode(200)
  @ApiOperation({ summary: 'New recovery codes in place of the ones of before' })
  @ApiResponse(shared)
  @ApiResponse({ status: 200, description: 'The new codes; the former ones no longer count' })
  @ApiResponse(incorrect)
  newCodes(
    @Body() { password }: OwnPasswordDto,
    @CurrentSession() session: OpenSession,
    @Ip() address: string,
  ): Promise<NewFactor> {
    return this.mine.newCodes({ session, address }, password);
  }

  @Delete('sessions')
  @Audited('session.end')
  @ApiOperation({ summary: 'End my other sessions' })
  @ApiResponse({ status: 200, description: 'The other sessions are ended' })
  @ApiResponse(shared)
  endSessions(@CurrentSession() session: OpenSession, @Ip() address: string): Promise<MyAccount> {
    return this.mine.endSessions({ session, address });
  }

  @Delete('sessions/:code')
  @Audited('session.end')
  @ApiOperation({ summary: 'End one of my sessions' })
  @ApiResponse({ status: 200, description: 'The session is ended' })
  @ApiResponse(shared)
  endSession(
    @Param('code') code: string,
    @CurrentSession() session: OpenSession,
    @Ip() address: string,
  ): Promise<MyAccount> {
    return this.mine.endSessions({ session, address }, code);
  }
}
