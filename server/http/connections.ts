import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressOf, networksOf } from './address'
import { counts, sharesOf } from './shares'

/** Connections that one network may have open, whether it asks for something or not; a /48 has twice as many. */
export const usualConnections = 1_000

/**
 * Ends connections that a network opens beyond its share: each takes memory and one of the files that the process may have
 * open. Where a trusted proxy is in front, connections are its own and it bounds them.
 */
export function boundConnections(server: Server, most = usualConnections): void {
  const networks = counts()
  server.on('connection', (socket: Socket) => {
    const shares = sharesOf(networksOf(addressOf(undefined, socket.remoteAddress, 0)), most)
    if (!networks.haveRoom(shares)) return void socket.destroy()
    networks.add(shares, 1)
    socket.once('close', () => networks.add(shares, -1))
  })
}
