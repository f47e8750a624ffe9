import { isIP } from 'node:net';

import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import { MOST_PASSKEYS } from '../../../shared/admin/accounts.types.js';

import { Account } from './accounts.schema.js';
import type { StoredPasskey } from './accounts.schema.js';
import { TokensService } from './tokens.service.js';

/** s; for which a browser's question may stand. */
const QUESTION = 5 * 60;

export type PasskeyQuestion<Options> = { ticket: string; options: Options };

/** Nobody without a passkey loads it. */
const library = () => import('@simplewebauthn/server');

/** Keys in a device or a password manager: their users need neither password nor code. */
@Injectable()
export class PasskeysService {
  /** The site's name for browsers; undefined where they offer no passkeys. */
  private readonly party: { id: string; origin: string } | undefined;

  constructor(
    @InjectModel(Account.name) private readonly accounts: Model<Account>,
    @Inject(CONFIG) { publicUrl }: Config,
    private readonly tokens: TokensService,
  ) {
    this.party = partyOf(publicUrl);
  }

  get isPossible(): boolean {
    return this.party !== undefined;
  }

  /** Options with which the browser makes a passkey for this account. */
  async ask(account: Account): Promise<PasskeyQuestion<PublicKeyCredentialCreationOptionsJSON>> {
    const { id: rpID } = this.partyOrThrow();
    if (account.passkeys.length >= MOST_PASSKEYS) throw new AppError('conflict');
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: rpID,
      rpID,
      userID: new Uint8Array(Buffer.from(account._id)),
      userName: account.email,
      userDisplayName: account.name,
      excludeCredentials: account.passkeys.map(({ id }) => ({ id })),
      // The key names its account, and the device makes sure who uses it.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const kept = { account: account._id, challenge: options.challenge };
    return { ticket: await this.tokens.make('new-passkey', kept, QUESTION), options };
  }

  /** Keeps a new passkey. Throws `passkey_refused`, or `link_expired` for an old question. */
  async add(account: Account, name: string, ticket: string, response: RegistrationResponseJSON): Promise<void> {
    const { id, origin } = this.partyOrThrow();
    const asked = await this.tokens.take(ticket, ['new-passkey']);
    if (asked.account !== account._id || !asked.challenge) throw new AppError('link_expired');
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: asked.challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    }).catch(refuse);
    if (!registrationInfo) throw new AppError('passkey_refused');
    const { credential } = registrationInfo;
    const passkey: StoredPasskey = {
      id: credential.id,
      name,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      createdAt: new Date(),
      lastUsedAt: null,
    };
    await this.accounts.updateOne(
      { _id: account._id, 'passkeys.id': mongoose.trusted({ $ne: passkey.id }) },
      { $push: { passkeys: passkey } },
    );
  }

  /** Options with which the browser signs in; it shows the passkeys it has. */
  async question(): Promise<PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON>> {
    const { id: rpID } = this.partyOrThrow();
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
    return { ticket: await this.tokens.make('passkey', { challenge: options.challenge }, QUESTION), options };
  }

  /** Finds the passkey's account. Throws `passkey_refused`, or `link_expired` for an old question. */
  async recognise(ticket: string, response: AuthenticationResponseJSON): Promise<Account> {
    const { id: rpID, origin } = this.partyOrThrow();
    const { challenge } = await this.tokens.take(ticket, ['passkey']);
    const id = typeof response.id === 'string' ? response.id : '';
    const account = await this.accounts.findOne({ 'passkeys.id': id, isActive: true }).lean();
    const passkey = account?.passkeys.find((each) => each.id === id);
    if (!account || !passkey || !challenge) throw new AppError('passkey_refused');
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { ...passkey, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) },
      requireUserVerification: true,
    }).catch(refuse);
    if (!verified) throw new AppError('passkey_refused');
    await this.accounts.updateOne(
      { _id: account._id, 'passkeys.id': id },
      { $set: { 'passkeys.$.counter': authenticationInfo.newCounter, 'passkeys.$.lastUsedAt': new Date() } },
    );
    return account;
  }

  private partyOrThrow() {
    if (!this.party) throw new AppError('passkey_refused');
    return this.party;
  }
}

/** Browsers offer passkeys to names, over https or on the same computer. */
function partyOf(publicUrl: string) {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  return isName && (protocol === 'https:' || hostname === 'localhost') ? { id: hostname, origin } : undefined;
}

/** The library throws for whatever does not hold, and for answers that no browser gives. */
function refuse(): never {
  throw new AppError('passkey_refused');
}
