export const en = {
  hero: {
    title: 'Everyone your event needs, in two halls',
    lead: 'Convention centers, hotels, cities, stages and caterers for people who plan meetings and events in Korea. Three days, one conference, one badge.',
    register: 'Register for free',
    program: 'See the program',
  },
  next: {
    title: 'What’s on, and where',
    more: 'Full program and seats',
    now: 'On now',
    nothing: 'No sessions have been announced for this day yet.',
  },
  sectors: {
    title_one: '{{count}} exhibitor',
    title_other: '{{count}} exhibitors',
    more: 'Exhibitors on the floor plan',
  },
  news: { title: 'News', more: 'All news' },
  poster: {
    title: 'Key visual',
    lead: 'Circles that meet in the light of a stage: the image of this year’s fair, for posts, slides and posters.',
    files: 'Downloads',
    use: 'Exhibitors, partners and press may use it to announce the fair. Please do not change its colors.',
    wide: 'Slides and screens',
    square: 'Social posts',
    tall: 'Stories',
    banner: 'Banner',
    svg: 'Original for any size (SVG)',
    saveOf: 'Save as PNG: {{size}}',
    failed: 'Your browser could not create the image. The SVG file works at any size.',
  },
}

declare global {
  interface TextNamespaces {
    'mice.home': typeof en
  }
}
