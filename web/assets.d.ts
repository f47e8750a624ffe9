/** A picture in several sizes and formats, as the image build step makes it. */
declare module '*.webp?role=hero' {
  const picture: import('./lib/picture').PictureSources;
  export default picture;
}
declare module '*.webp?role=card' {
  const picture: import('./lib/picture').PictureSources;
  export default picture;
}
