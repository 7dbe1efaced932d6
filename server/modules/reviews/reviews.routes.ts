import { review, reviewDesk } from '#contract/review'
import { socialReview, socialReviewDesk } from '#contract/social-review'
import { implement } from '#server/http/implement'
import { hideReview, reviewsToCheck, reviewToCheck, showReview } from './desk.service'
import { productReviews } from './list.service'
import { ownReview, ownReviews } from './own.service'
import { addPhoto } from './photos.service'
import { reviewRequest, reviewRequests } from './requests.service'
import { ownPosts, sendPost } from './social.service'
import { approvePost, postsToCheck, postToCheck, rejectPost } from './social-desk.service'
import { deleteReview, editReview, writeReview } from './write.service'

export const reviewRoutes = [
  ...implement(review, {
    ofProduct: ({ params, query }, { db }) => productReviews(db, params.productId, query),
    mine: ({ query }, deps) => ownReviews(deps, deps.caller.id, query),
    requests: ({ query }, deps) => reviewRequests(deps, deps.caller.id, query),
    request: ({ params, query }, deps) => reviewRequest(deps, deps.caller.id, params.id, query.lang),
    addPhoto: ({ files }, deps) => addPhoto(deps, deps.caller.id, files.photo, deps.lang),
    write: ({ body }, deps) => writeReview(deps, deps.caller.id, body),
    one: ({ params, query }, deps) => ownReview(deps, deps.caller.id, params.id, query.lang),
    edit: ({ params, body }, deps) => editReview(deps, deps.caller.id, params.id, body),
    remove: ({ params }, deps) => deleteReview(deps, deps.caller.id, params.id),
  }),
  ...implement(reviewDesk, {
    ofProduct: ({ params, query }, { db }) => productReviews(db, params.productId, query, true),
    list: ({ query }, deps) => reviewsToCheck(deps, query),
    detail: ({ params, query }, deps) => reviewToCheck(deps, params.id, query.lang),
    hide: ({ params, body }, deps) => hideReview(deps, deps.caller.id, params.id, body.reason),
    show: ({ params }, deps) => showReview(deps, deps.caller.id, params.id),
  }),
  ...implement(socialReview, {
    mine: ({ query }, deps) => ownPosts(deps, deps.caller.id, query),
    send: ({ body }, deps) => sendPost(deps, deps.caller.id, body.url),
  }),
  ...implement(socialReviewDesk, {
    list: ({ query }, { db }) => postsToCheck(db, query),
    detail: ({ params }, { db }) => postToCheck(db, params.id),
    approve: ({ params }, deps) => approvePost(deps, deps.caller.id, params.id),
    reject: ({ params, body }, deps) => rejectPost(deps, deps.caller.id, params.id, body.reason),
  }),
]
