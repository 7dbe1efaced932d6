export const en = {
  searched: 'Title, text, author, email',
  searchedPosts: 'Address, sender, email',
  anyRating: 'Any rating',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
  text: 'Review',
  reason: 'Reason',
  newTab: 'opens in a new tab',
  column: {
    title: 'Title',
    rating: 'Rating',
    status: 'Status',
    product: 'Product',
    author: 'Author',
    shownAs: 'Shown as',
    photos: 'Photos',
    written_at: 'Last written',
    created_at: 'Written on',
    edited_at: 'Edited on',
    content: 'Text',
    lang: 'Language',
    email: 'Email address',
    travelled_on: 'Traveled on',
    post: 'Post',
    sender: 'Sent by',
    sent_at: 'Sent on',
    decided_at: 'Decided on',
  },
  status: {
    published: 'Published',
    hidden: 'Hidden',
    waiting: 'To be checked',
    approved: 'Approved',
    rejected: 'Rejected',
  },
  act: { title: 'Next step' },
  hidden: { now: 'This review is hidden. Reason given to the author:' },
  hide: {
    act: 'Hide review',
    title: 'Hide this review?',
    text: 'It disappears from the product page and no longer counts toward its rating. The author can read the reason and edit the review.',
    done: 'The review is hidden.',
  },
  show: { act: 'Show again', done: 'The review is shown again.' },
  decide: 'Read the post, then decide. An approved post earns {{points}} points, once.',
  approve: {
    act: 'Approve',
    ask: 'Approve this post?',
    text: 'The member gets {{points}} points right away. This cannot be undone.',
    done: 'The post is approved.',
    now: 'Approved. {{points}} points were given.',
  },
  reject: {
    act: 'Reject',
    title: 'Reject this post?',
    text: 'The member can read the reason and send the post again.',
    done: 'The post is rejected.',
    now: 'Rejected. Reason given to the member:',
  },
}

declare global {
  interface TextNamespaces {
    'admin.reviews': typeof en
  }
}
