import type { PostPageData } from '../../../shared/posts/post-view.types.js';

/** The data block in the HTML of a post's page. */
export function postDataIn(html: string): PostPageData {
  const [, text = 'null'] = /<script type="application\/json" id="post-data">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text) as PostPageData;
}

/** A page's own description in its head, by name. */
export function headIn(html: string): Record<string, string> {
  const tags = html.matchAll(
    /<(?:meta|link) data-head (?:name|property|rel)="([^"]*)"[^>]*?(?:content|href)="([^"]*)"/g,
  );
  return Object.fromEntries([...tags].map(([, name = '', value = '']) => [name, value]));
}
