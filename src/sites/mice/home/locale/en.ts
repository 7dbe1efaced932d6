export const en = {
  hero: {
    title: 'Everybody a meeting needs, in two halls',
    lead: 'Convention centers, hotels, cities, stages and kitchens for those who plan meetings and events in Korea. Three days, one conference, one badge.',
    register: 'Register free of charge',
    program: 'See the program',
  },
  next: {
    title: 'What is on, in which hall',
    more: 'All three days, with seats',
    now: 'On now',
    nothing: 'Nothing is announced for this day yet.',
  },
  sectors: {
    title_one: '{{count}} exhibitor',
    title_other: '{{count}} exhibitors',
    more: 'Exhibitors on the plan',
  },
  news: { title: 'News', more: 'All news' },
  poster: {
    title: 'Key visual',
    lead: 'Circles that meet in the light of a stage: the picture of this year’s fair, for posts, slides and posters.',
    files: 'Downloads',
    use: 'Exhibitors, partners and press may use it to announce the fair. Please do not change its colors.',
    wide: 'Slides and screens',
    square: 'Posts',
    tall: 'Stories',
    banner: 'Banner',
    svg: 'Drawing for any size (SVG)',
    saveOf: 'Save as PNG: {{size}}',
    failed: 'Your browser could not draw the picture. The SVG file works in any size.',
  },
}

declare global {
  interface TextNamespaces {
    'mice.home': typeof en
  }
}
