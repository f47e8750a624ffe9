import { PREVIEW_SIZE } from '@shared/content/drawn-pictures.types';

import type { Language } from './locale';
import { languages } from './locale';

/** Stands for the site's public address in prerendered pages; the server puts the real one in its place. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

export type HeadTag = { tag: 'title' | 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string };

export type HeadInput = {
  origin: string;
  language: Language;
  /** The path below the language, e.g. `/products`. */
  path: string;
  siteName: string;
  title: string;
  description: string;
  isPrivate?: boolean;
  /** The paths of the languages there are of the page; all, unless it says otherwise. */
  translations?: Partial<Record<Language, string>>;
  type?: 'website' | 'article';
  /** The feed of a board that the page shows. */
  feed?: { path: string; title: string };
  /** Path of the picture that stands for the page where its address is shared. */
  preview?: string;
  /** schema.org objects. */
  structuredData?: readonly object[];
};

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** The tags of a page's head that differ from page to page: title, description, canonical, hreflang, Open Graph. */
export function headTags(input: HeadInput): HeadTag[] {
  const { language, origin, path, translations, type = 'website' } = input;
  const title = `${input.title} | ${input.siteName}`;
  const { description } = input;
  const url = `${origin}/${language}${path}`;
  const shared: HeadTag[] = [
    { tag: 'title', attributes: {}, text: title },
    meta({ name: 'description', content: description }),
  ];
  if (input.isPrivate) return [...shared, meta({ name: 'robots', content: 'noindex, nofollow' })];
  return [
    ...shared,
    link({ rel: 'canonical', href: url }),
    ...Object.entries(translations ?? { ko: `/ko${path}`, en: `/en${path}`, 'x-default': `/ko${path}` }).map(
      ([hreflang, at]) => link({ rel: 'alternate', hreflang, href: origin + at }),
    ),
    ...(input.feed ? [feedLink(origin, input.feed.path, input.feed.title)] : []),
    meta({ property: 'og:type', content: type }),
    meta({ property: 'og:site_name', content: input.siteName }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:url', content: url }),
    meta({ property: 'og:locale', content: language === 'ko' ? 'ko_KR' : 'en_US' }),
    ...(input.preview ? previewTags(origin + input.preview, title) : []),
    ...(input.structuredData ?? []).map((data) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data).replaceAll('<', String.raw`\u003c`),
    })),
  ];
}

const feedLink = (origin: string, path: string, title: string) =>
  link({ rel: 'alternate', type: 'application/rss+xml', title, href: origin + path });

function previewTags(address: string, alt: string): HeadTag[] {
  return [
    meta({ property: 'og:image', content: address }),
    meta({ property: 'og:image:type', content: 'image/jpeg' }),
    meta({ property: 'og:image:width', content: String(PREVIEW_SIZE.width) }),
    meta({ property: 'og:image:height', content: String(PREVIEW_SIZE.height) }),
    meta({ property: 'og:image:alt', content: alt }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    meta({ name: 'twitter:image', content: address }),
    meta({ name: 'twitter:image:alt', content: alt }),
  ];
}

/** A text as HTML or XML has it, in a tag's attribute too. */
export const escapeHtml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The tags as HTML, marked so that `applyHead` can replace them. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags
    .map(({ tag, attributes, text }) => {
      const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
      const open = `<${tag} data-head${pairs.join('')}>`;
      if (text === undefined) return open;
      return `${open}${tag === 'script' ? text : escapeHtml(text)}</${tag}>`;
    })
    .join('\n');
}

/** Replaces the head of the page just left by that of the page now shown. */
export function applyHead(tags: readonly HeadTag[], language: Language): void {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { tag, attributes, text } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ 'data-head': '', ...attributes })) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
  applyLanguage(language);
}

/** Marks the document with its language: `<html lang>`, the body's `data-lang` and class. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.body.dataset.lang = language;
  document.body.classList.remove(...languages.map((each) => `lang-${each}`));
  document.body.classList.add(`lang-${language}`);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `lang=${language}; path=/; samesite=lax${secure}`;
}
