import type { SVGProps } from 'react';

/** Line icons on a 24 px grid, drawn in the text colour. Decorative: the words beside them carry the meaning. */
function icon(path: string) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
}

export const ArrowLeftIcon = icon('M20 12H4m6-6-6 6 6 6');
export const ArrowRightIcon = icon('M4 12h16m-6-6 6 6-6 6');
export const ChevronDownIcon = icon('m6 9 6 6 6-6');
export const CloseIcon = icon('M5 5l14 14M19 5 5 19');
export const MenuIcon = icon('M3 7h18M3 12h18M3 17h18');
export const MinusIcon = icon('M6 12h12');
export const PlusIcon = icon('M6 12h12M12 6v12');
export const PauseIcon = icon('M9 6v12M15 6v12');
export const PlayIcon = icon('M8 5.5v13l10.5-6.5z');

export const QuoteIcon = icon('M7 3h10v18H7zM10 8h4m-4 4h4m-4 4h2');
export const ProcurementIcon = icon('M4 8h16v12H4zM9 8V4h6v4M4 13h16m-8-1.5v3');
export const SupportIcon = icon('M4 14v-2a8 8 0 0 1 16 0v2M4 14h3.5v5H4zm12.5 0H20v5h-3.5zM20 19c0 1.5-2 2.5-5 2.5h-2');
export const FactoryIcon = icon('M3 21V10l6 3.5V10l6 3.5V4h4v17zM3 21h18M7 17h2m3 0h2');
export const CertificateIcon = icon(
  'M12 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10zm-3.5-1.4L7 21l5-2.5L17 21l-1.5-8.4M10 9l1.5 1.5L14.2 7.6',
);
export const DeliveryIcon = icon(
  'M2 6h12v11H2zm12 4h4l4 4v3h-8zM6.5 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm11 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const LeafIcon = icon('M5 19c0-9 5-14 15-15 0 10-5 15-13 14m-2 3c1-5 4-8.5 9-11');
export const PlatesIcon = icon('M4 4v16M20 4v16M8 6v12l4-4 4 4V6l-4 4zM2 4h4m12 0h4M2 20h4m12 0h4');
export const YearsIcon = icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5l3.5 2');
export const TeamIcon = icon(
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6.5 9c0-4 2.8-6.5 6.5-6.5s6.5 2.5 6.5 6.5m.5-9.3a3 3 0 1 0-1.5-5.7M18 14.2c2.2.8 3.5 2.8 3.5 5.8',
);
export const HeatIcon = icon('M3 7c3-3 6 3 9 0s6 3 9 0M3 12.5c3-3 6 3 9 0s6 3 9 0M3 18c3-3 6 3 9 0s6 3 9 0');

export const SearchIcon = icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 5 5');
export const LinkIcon = icon(
  'M9.5 14.5l5-5M11 7l2.2-2.2a4 4 0 0 1 5.9 5.9L17 13M13 17l-2.2 2.2a4 4 0 0 1-5.9-5.9L7 11',
);
export const PinIcon = icon('M9 3h6l-1 7 4 4H6l4-4zM12 14v7');
export const LockIcon = icon('M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2');
export const DownloadIcon = icon('M12 4v11m-5-5 5 5 5-5M4 20h16');
