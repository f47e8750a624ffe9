/** Stands for a picture in tests of components: sizes are made by the build only. */
const picture = { sources: {}, img: { src: '/picture.webp', w: 4, h: 3 } };
export default picture;
