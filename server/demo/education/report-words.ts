/** Texts of the made-up schools' reports, and of the desk about them. */
export const reportWords = {
  summaries: [
    'The students used what they had learned and made friends. The afternoon at the partner school was what they spoke about most.',
    'We compared our river with the Hangang and brought measurements home that the whole school now works with.',
    'Everybody kept a diary in Korean. Parents read from it at the summer fair.',
  ],
  changed: [
    'It rained, and we went in the afternoon instead.',
    'The guide had another group, so it took place a day later.',
  ],
  notDone: ['It was closed on that day.', 'The group was too tired after the flight.'],
  added: [
    { name: 'Evening walk along the Cheonggyecheon', words: 'The students had asked for it.' },
    { name: 'Street food at a night market', words: 'The teachers of the partner school invited us.' },
  ],
  fewer: 'Some students fell ill shortly before the flight and stayed at home.',
  spent: 'The coach was cheaper than expected, and we went by subway on one day.',
  less: 'The receipt includes a parking fee, which is not part of the support.',
  photos: [
    'Cooking together at the partner school',
    'Our group in front of the palace',
    'The last evening by the river',
  ],
  comment: 'The amount on this receipt cannot be read. Please send it again, or a copy from the company.',
} as const
