import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressOf, networksOf } from './address'
import { counts, sharesOf } from './shares'

/** Connections that one network can have open, idle or not; a /48 can have twice as many. */
export const usualConnections = 1_000

/**
 * Closes connections that a network opens beyond its share: each uses memory and one of the process's file descriptors. Behind a
 * trusted proxy, connections are those of the proxy, which bounds them itself.
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
