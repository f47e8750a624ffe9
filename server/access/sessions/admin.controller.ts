import { Body, Controller, Get, HttpCode, Inject, Ip, Post, Put, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { AllowedToAll, OwnersOnly } from '../people/allowed-to.js';
import { Audited, NotAudited } from '../audit/audited.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import type { AdminSession, LoginAnswer, SiteSettings } from '../../../shared/admin/admin.types.js';
import { SettingsService } from '../settings/settings.service.js';

import { ChangePasswordDto, LoginDto, SiteSettingsDto } from './admin.dto.js';
import { CurrentSession, Public } from './admin.guard.js';
import { AdminService } from './admin.service.js';
import { clearSessionCookie, setSessionCookie } from './session-cookie.js';
import type { OpenSession } from './session.service.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin')
export class AdminController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly admin: AdminService,
    private readonly settings: SettingsService,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Sign in by the shared password; the token comes as a cookie and in the body',
    security: [],
  })
  @ApiResponse({ status: 200, description: 'The token, and until when it counts' })
  @ApiResponse({ status: 403, description: 'The password is not right, or none has been set' })
  @ApiResponse({ status: 409, description: 'People have accounts' })
  async login(
    @Body() body: LoginDto,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginAnswer> {
    const answer = await this.admin.login(body.password, address);
    setSessionCookie(response, this.config, answer);
    return answer;
  }

  @Post('logout')
  @AllowedToAll()
  @Audited('logout')
  @HttpCode(204)
  @ApiOperation({ summary: 'End this session' })
  async logout(@CurrentSession() session: OpenSession, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.admin.logout(session);
    clearSessionCookie(response, this.config);
  }

  @Get('session')
  @AllowedToAll()
  @NotAudited('tells only how long the session lasts; pages ask whenever they open')
  @ApiOperation({ summary: 'Who is signed in, until when' })
  session(@CurrentSession() session: OpenSession): Promise<AdminSession> {
    return this.admin.describe(session);
  }

  @Post('password')
  @OwnersOnly()
  @Audited('password.change')
  @HttpCode(204)
  @ApiOperation({ summary: 'Change the shared password; ends all other sessions' })
  @ApiResponse({ status: 204, description: 'The password is changed' })
  @ApiResponse({ status: 403, description: 'The current password is not right' })
  @ApiResponse({ status: 409, description: 'Another session has changed the password at the same moment' })
  async password(
    @Body() body: ChangePasswordDto,
    @CurrentSession() session: OpenSession,
    @Ip() address: string,
  ): Promise<void> {
    await this.admin.changePassword(body, session, address);
  }

  @Get('settings')
  @AllowedToAll()
  @NotAudited('a few switches, nothing personal')
  @ApiOperation({ summary: 'What administrators can switch' })
  readSettings(): Promise<SiteSettings> {
    return this.settings.get();
  }

  @Put('settings')
  @OwnersOnly()
  @Audited('settings.change')
  @ApiOperation({ summary: 'Switch it' })
  writeSettings(@Body() body: SiteSettingsDto): Promise<SiteSettings> {
    return this.settings.change(body);
  }
}
