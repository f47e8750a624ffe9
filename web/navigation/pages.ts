import { recordOf } from '@shared/words/records';
import { words } from '@shared/words/words';
import { productIds } from '@shared/questionnaire/product-ids';
import { productNames } from '@shared/questionnaire/products.text';

import type { Localized } from '@/lib/locale';
import { productPage } from '@/lib/paths';
import type { FixedPage, PageName } from '@/lib/paths';

/** Names of a page; `heading` is its one h1. */
export type PageText = {
  heading: Localized;
  title: Localized;
  /** Pages of administrators, and of senders alone, stay out of search engines and the sitemap. */
  isPrivate?: true;
};

const pageTexts: Record<FixedPage, PageText> = {
  home: {
    heading: { ko: '홈', en: 'Home' },
    title: { ko: '판형열교환기 제조사', en: 'Plate heat exchanger manufacturer' },
  },
  companyOverview: {
    heading: { ko: '회사소개', en: 'Company' },
    title: { ko: '회사소개', en: 'Company' },
  },
  products: {
    heading: { ko: '제품소개', en: 'Products' },
    title: { ko: '제품소개', en: 'Products' },
  },
  calculator: {
    heading: { ko: '열교환 계산기', en: 'Heat exchanger calculator' },
    title: { ko: '열교환 계산기', en: 'Heat exchanger calculator' },
  },
  proofs: {
    heading: { ko: '계산 방법과 정확도', en: 'How we calculate, and how well' },
    title: { ko: '계산 방법과 정확도 · 열교환 계산기', en: 'How we calculate, and how well' },
  },
  deliveryPerformance: {
    heading: { ko: '납품실적', en: 'Delivery performance' },
    title: { ko: '납품실적', en: 'Delivery performance' },
  },
  customerSupport: {
    heading: { ko: '고객지원', en: 'Customer support' },
    title: { ko: '고객지원 · 온라인 견적', en: 'Customer support and online quote' },
  },
  certificationDetail: {
    heading: { ko: '인증현황', en: 'Certifications' },
    title: { ko: '인증현황', en: 'Certifications' },
  },
  certificationManagement: {
    heading: { ko: '인증서 관리', en: 'Certificate management' },
    title: { ko: '인증서 관리', en: 'Certificate management' },
    isPrivate: true,
  },
  videoGallery: {
    heading: { ko: '홍보영상', en: 'Video gallery' },
    title: { ko: '홍보영상', en: 'Video gallery' },
  },
  eProcurement: {
    heading: { ko: '전자조달', en: 'E-Procurement' },
    title: { ko: '전자조달', en: 'E-Procurement' },
  },
  manage: {
    heading: { ko: '관리자', en: 'Administration' },
    title: { ko: '관리자', en: 'Administration' },
    isPrivate: true,
  },
  request: {
    heading: { ko: '보내신 견적 요청', en: 'Your quote request' },
    title: { ko: '보내신 견적 요청', en: 'Your quote request' },
    isPrivate: true,
  },
  esg: {
    heading: { ko: 'ESG', en: 'ESG' },
    title: { ko: 'ESG 경영', en: 'ESG' },
  },
  privacyPolicy: {
    heading: { ko: '개인정보처리방침', en: 'Privacy Policy' },
    title: { ko: '개인정보처리방침', en: 'Privacy policy' },
  },
};

/** Names of the pages; `descriptions.ts` describes them. */
export const pages: Record<PageName, PageText> = {
  ...pageTexts,
  ...recordOf(productIds.map((id) => [productPage(id), { heading: productNames[id], title: productNames[id] }])),
};

export const notFoundText = words({
  heading: { ko: '페이지를 찾을 수 없습니다', en: 'Page not found' },
  lead: {
    ko: '주소가 바뀌었거나 없는 페이지입니다. 찾으시는 내용이 아래 페이지에 있을 수 있습니다.',
    en: 'This page has moved or does not exist. The pages below may have what you are looking for.',
  },
});
